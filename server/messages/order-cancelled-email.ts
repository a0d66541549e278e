import type { LocalText } from '#src/domain/text.ts';

/** The order as the e-mail describes it. */
export interface CancelledOrder {
  readonly id: number;
  readonly productName: LocalText;
  /** Coins. */
  readonly price: number;
}

/** E-mail to the member's manager about an order that the member cancelled; staff reads Russian. */
export const orderCancelledEmail = (
  order: CancelledOrder,
  member: { readonly name: string; readonly email: string },
  reason: string,
): string => `Отмена заказа № ${order.id}

Участник: ${member.name}, ${member.email}
Заказ: ${order.productName.ru}
Возвращено на счёт: ${order.price}

Причина, словами участника:
${reason}`;
