import type { DeliveryNote } from '../orders/delivery-note.ts';
import type { OrderRequest } from '../orders/order.ts';
import type { FriendName } from '../person/friend-name.ts';
import type { TicketCategory } from '../support-ticket.ts';
import type { LocalText } from '../text/text.ts';

/** A friend's application as the member filled it in (R5, R7.3). */
export interface InvitationPost {
  /** Key of the lead, the same on every retry (R5.1). */
  readonly mergelead: string;
  /** The member's card number; empty without a card. */
  readonly partner: string;
  /** The friend's name as it was typed. */
  readonly name: string;
  /** The name as the form has it, to correct a post that waits; it is not sent. */
  readonly nameParts?: FriendName;
  /** Normalised (R5.2). */
  readonly phone: string;
  readonly email: string;
  readonly interests: readonly string[];
  /** Address of the form's page, and the place in the app that led to it. */
  readonly url_location: string;
  readonly entry_point: string;
  /** Attribution of the brand's lander (R7.32). */
  readonly land: string;
  readonly sourceName: string;
}

/** The get-card form, sent after the phone was verified (R7.6). */
export interface CardPost {
  readonly name: string;
  readonly surname: string;
  readonly patronymic: string | null;
  readonly noPatronymic: boolean;
  readonly phone: string;
  readonly sex: 'male' | 'female';
  /** YYYY-MM-DD. */
  readonly birth_date: string;
  readonly email: string;
}

/** A new ticket of the support (R2.27). */
export interface TicketPost {
  readonly topic: string;
  readonly category_code: TicketCategory;
  readonly text: string;
  /** PNG, JPEG or WebP. */
  readonly image: Blob | null;
}

/** Changed fields of the member's record (R7.18). */
export interface PersonalDataPost {
  readonly name?: string;
  readonly surname?: string;
  readonly patronymic?: string;
  readonly birth_date?: string;
  readonly sex?: 'male' | 'female';
}

/** A purchase that the member confirmed (R9.9): the request, and what belongs to the confirmation. */
export interface OrderPost extends OrderRequest {
  /** Coins. */
  readonly confirmedPrice: number;
  /** ms since the epoch by the service's clock; absent where that was unknown. */
  readonly confirmedAt?: number | undefined;
}

/** What staff has given to its member at a desk; nothing of the member, because it outlives the session (R12.2). */
export interface HandOutPost {
  readonly orderId: number;
  readonly productName: LocalText;
  /** Id of the pickup place. */
  readonly place: number;
  /** ISO 8601, by the service's clock as far as the device knows it. */
  readonly doneAt: string;
  /** The device's own id. */
  readonly device: string;
}

/** The bodies of posts that may wait for the network (R9.9, R9.10). */
export interface PostBodies {
  readonly order: OrderPost;
  readonly invitation: InvitationPost;
  readonly card: CardPost;
  readonly ticket: TicketPost;
  readonly address: Pick<DeliveryNote, 'kind' | 'address' | 'comment' | 'isDefault'>;
  readonly addressChange: {
    readonly id: number;
    readonly change: Partial<
      Pick<DeliveryNote, 'kind' | 'address' | 'comment' | 'active' | 'isDefault'>
    >;
  };
  readonly lessonProgress: { readonly lessonId: number; readonly done: boolean };
  readonly personalData: PersonalDataPost;
  /** An order to cancel, with the reason for the manager (R4.4). */
  readonly cancellation: { readonly orderId: number; readonly reason: string };
  /** An order that this device has handed out at a desk (R12.2). */
  readonly handOut: HandOutPost;
  /** What the member saves for; null for nothing (R2.13). */
  readonly goal: { readonly prodId: number | null };
}
