import type { ComponentType } from 'react';
import { loadTexts } from '#src/i18n/setup.ts';
import { Late } from './Late.tsx';

async function load(): Promise<ComponentType> {
  const [{ OrderNotices }] = await Promise.all([import('./OrderNotices.tsx'), loadTexts()]);
  return OrderNotices;
}

/** The notices of orders, loaded after the first screen. */
export const LazyOrderNotices = () => <Late load={load} />;
