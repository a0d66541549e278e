import * as v from 'valibot';
import type { Deal, Manager } from '../../domain/member/member.ts';
import { coins, emailQuery, id } from '../common.ts';

const deal = v.object({
  id,
  docNum: v.nullable(v.string()),
  partnerId: v.number(),
  stageId: v.string(),
}) satisfies v.GenericSchema<unknown, Deal>;

const manager = v.object({
  id,
  name: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, Manager>;

/** A CRM contact; `deals` and `manager` are present when `include` names them (R7.4). */
export const contact = v.object({
  id,
  full_name: v.string(),
  balance: coins,
  phones: v.array(v.string()),
  verifiedPhone: v.nullable(v.string()),
  statusId: v.nullable(v.number()),
  statusName: v.nullable(v.string()),
  paStatusName: v.nullable(v.string()),
  updatedCondition: v.boolean(),
  imgUrl: v.nullable(v.string()),
  partnerId: v.nullable(v.number()),
  bitrixId: v.nullable(v.number()),
  partners: v.array(v.number()),
  hasWin: v.optional(v.boolean()),
  deals: v.optional(v.array(deal)),
  manager: v.optional(v.nullable(manager)),
});
export type Contact = v.InferOutput<typeof contact>;

/** GET v2/api/contacts (R7.4). `include` is a comma-joined list of deals, manager, hasWin. */
export const contactsQuery = v.object({ ...emailQuery, include: v.optional(v.string()) });
/** The list is empty when the person has signed in but has no CRM contact. */
export const contactsResponse = v.object({ contacts: v.array(contact) });

/** GET api/contacts/detail (R7.7). */
export const contactDetailQuery = v.object({
  ...emailQuery,
  xmlId: v.picklist(['FRIEND', 'ACADEM_ORDER']),
});
/** Friends who used the member's link and the coins that they brought. */
export const contactDetailResponse = v.object({
  data: v.object({ count: v.number(), amount: coins }),
});
