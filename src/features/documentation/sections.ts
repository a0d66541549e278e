import type { ComponentType } from 'react';

/** In navigation order. */
export const SECTIONS = ['design', 'base', 'app', 'functions'] as const;
export type SectionId = (typeof SECTIONS)[number];

/** A page of the documentation. */
export interface DocPage {
  readonly section: SectionId;
  /** Kebab-case, unique within the section: `base/button` is a page's path. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Further search terms. */
  readonly keywords: string;
  readonly Content: ComponentType;
}

export const SECTION_TITLES: Readonly<Record<SectionId, string>> = {
  design: 'Дизайн-система',
  base: 'Базовые компоненты',
  app: 'Компоненты кабинета',
  functions: 'Функции',
};

/** The path of a page in the address. */
export const pathOf = ({ section, id }: Pick<DocPage, 'section' | 'id'>): string =>
  `${section}/${id}`;
