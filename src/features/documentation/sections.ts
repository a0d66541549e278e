import type { ComponentType } from 'react';
import type { Bilingual } from '#src/i18n/bilingual.ts';

/** In the order of the navigation. */
export const SECTIONS = ['design', 'base', 'app', 'functions'] as const;
export type SectionId = (typeof SECTIONS)[number];

/** A page of the documentation. */
export interface DocPage {
  readonly section: SectionId;
  /** Kebab-case, unique within the section: `base/button` is a page's address. */
  readonly id: string;
  readonly title: Bilingual;
  readonly summary: Bilingual;
  /** What else a reader may search it by. */
  readonly keywords: string;
  readonly Content: ComponentType;
}

export const SECTION_TITLES: Readonly<Record<SectionId, Bilingual>> = {
  design: { ru: 'Дизайн-система', uz: 'Dizayn tizimi' },
  base: { ru: 'Базовые компоненты', uz: 'Asosiy komponentlar' },
  app: { ru: 'Компоненты кабинета', uz: 'Kabinet komponentlari' },
  functions: { ru: 'Функции', uz: 'Funksiyalar' },
};

/** The part of the address that names a page. */
export const pathOf = ({ section, id }: Pick<DocPage, 'section' | 'id'>): string =>
  `${section}/${id}`;
