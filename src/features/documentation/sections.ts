import type { ComponentType } from 'react';
import type { Bilingual } from '#src/i18n/bilingual.ts';

/** In navigation order. */
export const SECTIONS = ['design', 'base', 'app', 'functions'] as const;
export type SectionId = (typeof SECTIONS)[number];

/** A page of the documentation. */
export interface DocPage {
  readonly section: SectionId;
  /** Kebab-case, unique within the section: `base/button` is a page's path. */
  readonly id: string;
  readonly title: Bilingual;
  readonly summary: Bilingual;
  /** Further search terms. */
  readonly keywords: string;
  readonly Content: ComponentType;
}

export const SECTION_TITLES: Readonly<Record<SectionId, Bilingual>> = {
  design: { ru: 'Дизайн-система', uz: 'Dizayn tizimi' },
  base: { ru: 'Базовые компоненты', uz: 'Asosiy komponentlar' },
  app: { ru: 'Компоненты кабинета', uz: 'Kabinet komponentlari' },
  functions: { ru: 'Функции', uz: 'Funksiyalar' },
};

/** The path of a page in the address. */
export const pathOf = ({ section, id }: Pick<DocPage, 'section' | 'id'>): string =>
  `${section}/${id}`;
