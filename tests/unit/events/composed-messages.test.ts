import { describe, expect, it } from 'vitest';
import { composeMessage } from '#server/messages/compose-message.ts';
import { orderCancelledEmail } from '#server/messages/order-cancelled-email.ts';
import { BRANDS } from '#src/brand/brands.ts';

const CODE = '482913';
const support = 'support@my.example.org';
const inRussian = {
  language: 'ru',
  brand: BRANDS.mti,
  hostname: 'my.example.org',
  support,
} as const;
const inUzbek = { ...inRussian, language: 'uz' } as const;
const { title, shortTitle } = BRANDS.mti;

describe('the message about an event', () => {
  it('contains the code of a phone in the form that a browser fills in on the same site', () => {
    const event = { kind: 'phoneCode', code: CODE } as const;
    expect(composeMessage({ ...event, recipient: inRussian })).toEqual({
      channel: 'sms',
      code: CODE,
      text: `${shortTitle}: код ${CODE}. Никому его не сообщай.\n\n@my.example.org #${CODE}`,
    });
    expect(composeMessage({ ...event, recipient: inUzbek }).text).toBe(
      `${shortTitle}: kod ${CODE}. Uni hech kimga aytmang.\n\n@my.example.org #${CODE}`,
    );
  });

  it('contains the code of a new e-mail address', () => {
    const event = { kind: 'emailCode', code: CODE } as const;
    const { text, ...rest } = composeMessage({ ...event, recipient: inRussian });
    expect(rest).toEqual({ channel: 'email', code: CODE });
    expect(text.split('\n')).toEqual([
      'Код подтверждения новой почты',
      '',
      `Код: ${CODE}`,
      '',
      `Введи его в личном кабинете «${title}» под прежней почтой. Код действует сутки, никому его не сообщай.`,
      'Если почту меняешь не ты, ничего не делай: без кода она не изменится.',
    ]);
    expect(composeMessage({ ...event, recipient: inUzbek }).text).toContain(`Kod: ${CODE}\n`);
  });

  it('contains no code for an address that has a member, and says what to do', () => {
    const { text, ...rest } = composeMessage({ kind: 'emailTaken', recipient: inRussian });
    expect(rest).toEqual({ channel: 'email', code: null });
    expect(text).toContain(`«${title}»`);
    expect(text).toContain(`сообщи в поддержку: ${support}`);
    expect(composeMessage({ kind: 'emailTaken', recipient: inUzbek }).text).toContain(
      `yordam xizmatiga xabar bering: ${support}`,
    );
  });

  it('warns the previous address about the new one', () => {
    const event = { kind: 'emailChanged', newEmail: 'new@example.test' } as const;
    expect(composeMessage({ ...event, recipient: inRussian })).toEqual({
      channel: 'email',
      code: null,
      text: [
        'Заявка на смену почты',
        '',
        `В личном кабинете «${title}» подтверждена новая почта: new@example.test.`,
        'Пока поддержка не одобрит заявку, всё остаётся под этой почтой.',
        `Если это не ты, сразу сообщи в поддержку: ${support}. Она остановит смену.`,
      ].join('\n'),
    });
    expect(composeMessage({ ...event, recipient: inUzbek }).text).toContain(support);
  });

  it('names the cancelled order and the reason to the manager, in Russian', () => {
    const { text } = orderCancelledEmail({
      order: { id: 42, productName: { ru: 'Кружка', uz: 'Krujka' }, price: 300 },
      member: { id: 7, name: 'Анна Тестова', email: 'anna@example.test' },
      reason: 'Нашла дешевле',
    });
    expect(text).toBe(
      [
        'Отмена заказа № 42',
        '',
        'Участник: Анна Тестова, anna@example.test',
        'Заказ: Кружка',
        'Возвращено на счёт: 300',
        '',
        'Причина, словами участника:',
        'Нашла дешевле',
      ].join('\n'),
    );
  });
});
