import type { CatalogItem } from '#src/domain/catalog/product.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';

/** A name of the catalog's dictionaries with the dictionary that it belongs to. */
export interface CatalogItemRow extends CatalogItem {
  readonly list: 'brands' | 'categories' | 'subCategories' | 'productTypes';
}

/** A form that is open or partly filled in. Codes are never kept. */
export interface FormDraftRow {
  /** The form: «invite», «get-card», «ticket», «address». */
  readonly key: string;
  /** Values by field name, as the form has them; null before anything was typed. */
  readonly values: Readonly<Record<string, unknown>> | null;
  /**
   * Made when the form opens, the same in every tab that has it open: the request id of its submit is made of
   * it (R7.31). Rows of earlier versions lack it.
   */
  readonly formId?: string;
  /** ms since the epoch. */
  readonly updatedAt: number;
}

/** Some of the orders that wait at a desk, as JSON: names and cards of people, encrypted with the key of the record `desk`. */
export interface DeskOrdersRow {
  readonly bucket: number;
  /** Of AES-GCM. */
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** A purchase as earlier builds store it, in a table of its own. */
export interface EarlierPurchaseRow extends Pick<
  OutboxPost,
  'requestId' | 'subject' | 'createdAt' | 'sentAt' | 'attempts' | 'undecided'
> {
  readonly state: 'draft' | 'sending' | 'unknown' | 'placed' | 'refused';
  readonly body: Omit<OutboxPost<'order'>['body'], 'confirmedPrice' | 'confirmedAt'>;
  readonly confirmedAmount: number;
  readonly confirmedAt?: number | undefined;
  readonly orderId: number | null;
  readonly refusal: {
    readonly code: string;
    readonly text: string | null;
    readonly details: Readonly<Record<string, number>>;
  } | null;
  readonly isTold: boolean;
}
