import { account } from './account.ts';
import { admissions } from './admissions.ts';
import { desk } from './desk.ts';
import { devices } from './devices.ts';
import { journal } from './journal.ts';
import { queue } from './queue.ts';
import { staff } from './staff.ts';
import { stock } from './stock.ts';
import { sums } from './sums.ts';
import { tickets } from './tickets.ts';

/** The Russian texts of the staff screens by namespace: one file, which no member's device stores (R11.6). */
export const staffTexts = {
  account,
  admissions,
  desk,
  devices,
  journal,
  queue,
  staff,
  stock,
  sums,
  tickets,
} as const;
