import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { Product } from '#src/domain/catalog/product.ts';
import type { Lesson } from '#src/domain/education/lesson.ts';
import type { StoredEvent } from '#src/domain/events/stored-event.ts';
import type { Card } from '#src/domain/member/card.ts';
import type { Operation } from '#src/domain/operations/operation.ts';
import type { DeliveryNote } from '#src/domain/orders/delivery-note.ts';
import type { Order } from '#src/domain/orders/order.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import type { Invitation } from '#src/domain/referral/invitation.ts';
import type { MetaRow } from './records.ts';
import type { CatalogItemRow, DeskOrdersRow, EarlierPurchaseRow, FormDraftRow } from './rows.ts';
import { following } from './running-transactions.ts';
import { declareVersions } from './versions.ts';

/** A row that an earlier version stored has no family. */
const completeProduct = (row: Partial<Product> & Product): Product =>
  row.options ? row : { ...row, variantOf: null, options: [] };

/** One member's data on the device (R9.4). */
export class AreaDatabase extends Dexie {
  declare readonly meta: Table<MetaRow, string>;
  declare readonly cards: Table<Card, number>;
  declare readonly operations: Table<Operation, number>;
  declare readonly orders: Table<Order, number>;
  declare readonly products: Table<Product, number>;
  declare readonly catalogItems: Table<CatalogItemRow, [string, number]>;
  declare readonly events: Table<StoredEvent, string>;
  declare readonly invitations: Table<Invitation, number>;
  declare readonly lessons: Table<Lesson, number>;
  declare readonly deskOrders: Table<DeskOrdersRow, number>;
  declare readonly deliveryNotes: Table<DeliveryNote, number>;
  /** Only of earlier builds. */
  declare readonly outbox: Table<EarlierPurchaseRow, string>;
  declare readonly posts: Table<OutboxPost, string>;
  declare readonly formDrafts: Table<FormDraftRow, string>;

  /**
   * Called when something deletes the open database, or the browser closes it. A deletion waits until the
   * listener closes the database.
   */
  onLost: () => void = () => this.close();

  constructor(name: string, options?: DexieOptions) {
    super(name, options);
    this.use(following(() => this.close({ disableAutoOpen: false })));
    declareVersions(this);
    this.table<Product | undefined>('products').hook(
      'reading',
      (row) => row && completeProduct(row),
    );
    // Another tab deletes or upgrades the database. By default Dexie opens it again at the next query,
    // which would restore a wiped database.
    this.on('versionchange', ({ newVersion }) => {
      if (newVersion === null) this.onLost();
      else this.close();
      return false;
    });
  }
}
