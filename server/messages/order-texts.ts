import type { LocalText } from '#src/domain/text.ts';

/** The letter that tells a manager of an order that the member cancelled; staff reads Russian. */
export const orderCancelledText = (
  order: { readonly id: number; readonly productName: LocalText; readonly price: number },
  member: { readonly name: string; readonly email: string },
  reason: string,
): string => `Отмена заказа № ${order.id}

Участник: ${member.name}, ${member.email}
Заказ: ${order.productName.ru}
Возвращено на счёт: ${order.price}

Причина, словами участника:
${reason}`;
