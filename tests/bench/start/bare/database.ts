import { Dexie, type EntityTable } from 'dexie';

interface Order {
  readonly id: number;
  readonly title: string;
}

class Database extends Dexie {
  readonly orders!: EntityTable<Order, 'id'>;

  constructor() {
    super('bare');
    this.version(1).stores({ orders: 'id' });
  }
}

export const database = new Database();
