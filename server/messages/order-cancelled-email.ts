import type { LocalText } from '#src/domain/text/text.ts';
import type { CollectedEmail } from './send-collected.ts';

/** An order that a member cancelled, as the e-mail describes it. */
export interface CancelledOrder {
  readonly order: {
    readonly id: number;
    readonly productName: LocalText;
    /** Coins. */
    readonly price: number;
  };
  readonly member: { readonly id: number; readonly name: string; readonly email: string };
  /** The member's own words. */
  readonly reason: string;
}

/** E-mail to the member's manager about an order that the member cancelled; staff reads Russian. */
export const orderCancelledEmail = ({ order, member, reason }: CancelledOrder): CollectedEmail => ({
  digest: `orderCancelled ${member.id}`,
  text: `Отмена заказа № ${order.id}

Участник: ${member.name}, ${member.email}
Заказ: ${order.productName.ru}
Возвращено на счёт: ${order.price}

Причина, словами участника:
${reason}`,
  opening: `Ещё отмены заказов: ${member.name}

Об отменах одного участника приходит не больше одного письма за 15 минут, поэтому в этом собраны все, что были после прошлого.`,
  closing: 'Отменены и другие заказы, причины — в заказах участника:',
  brief: `№ ${order.id}`,
});
