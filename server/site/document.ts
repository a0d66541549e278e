/** A text page of the institution's site. Paragraphs are plain text. */
export interface SiteDocument {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly {
    readonly title: string;
    readonly paragraphs?: readonly string[];
    readonly list?: readonly string[];
  }[];
  /** Label of the date from which the text is valid. */
  readonly validSince: string;
  /** Headings of the contacts at the end. */
  readonly contacts: { readonly title: string; readonly phone: string; readonly email: string };
}
