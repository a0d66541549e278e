import { dayAt } from '#server/demo/catalog/days.ts';
import type { TicketCategory, TicketStatus } from '#src/domain/support-ticket.ts';
import type { LocalText } from '#src/domain/text/text.ts';

interface Row {
  readonly topic: string;
  readonly text: string;
  /** The support's; the rest is the member's own. */
  readonly answer: LocalText | null;
  readonly category: TicketCategory;
  readonly status: TicketStatus;
  /** Days before now. */
  readonly created: number;
  readonly updated: number;
}

const STUDENT: readonly Row[] = [
  {
    category: 'INVITATION',
    status: 'CLOSED',
    topic: 'Друг поступил, а награды нет',
    text: 'Мария Ковалёва оплатила первый семестр неделю назад, но награда не пришла.',
    answer: {
      ru: 'Оплата дошла до нас с задержкой. Награда начислена, спасибо за терпение!',
      uz: 'Toʻlov bizga kechikib yetib keldi. Mukofot yozildi, sabringiz uchun rahmat!',
    },
    created: 219,
    updated: 217,
  },
  {
    category: 'ORDER',
    status: 'ANSWERED',
    topic: 'Можно ли обменять размер?',
    text: 'В заказе толстовка, размер M оказался мал. Можно обменять на L в пункте выдачи?',
    answer: {
      ru: 'Да, обменяем, если толстовку не носили. Приходи в окно 2 главного корпуса с кодом заказа до 18:00.',
      uz: 'Ha, xudi kiyilmagan boʻlsa, almashtirib beramiz. Buyurtma kodi bilan soat 18:00 gacha bosh binodagi 2-oynaga keling.',
    },
    created: 6,
    updated: 5,
  },
];

const HEAVY: readonly Row[] = [
  {
    category: 'COINS',
    status: 'CLOSED',
    topic: 'Списание, которого я не узнаю',
    text: 'В истории есть списание на 22, не помню такой оплаты.',
    answer: {
      ru: 'Это доплата за обучение по договору, документ отправили на почту.',
      uz: 'Bu shartnoma boʻyicha oʻqish uchun qoʻshimcha toʻlov, hujjatni pochtaga yubordik.',
    },
    created: 301,
    updated: 299,
  },
  {
    category: 'CARD',
    status: 'CLOSED',
    topic: 'Карта не открывает турникет',
    text: 'Утром турникет третьего корпуса не увидел карту.',
    answer: {
      ru: 'Доступ обновлён, приложи карту ещё раз.',
      uz: 'Ruxsat yangilandi, kartani yana bir marta qoʻying.',
    },
    created: 240,
    updated: 240,
  },
  {
    category: 'ORDER',
    status: 'CLOSED',
    topic: 'Заказ долго едет',
    text: 'Статус «в пути» не меняется десять дней.',
    answer: {
      ru: 'Посылка пришла в пункт выдачи, код уже в заказе.',
      uz: 'Buyum topshirish punktiga keldi, kod buyurtmada.',
    },
    created: 131,
    updated: 128,
  },
  {
    category: 'PROFILE',
    status: 'ANSWERED',
    topic: 'Ошибка в отчестве',
    text: 'В личных данных отчество написано с одной «н».',
    answer: {
      ru: 'Исправить можно в разделе «Личные данные». Если не получится, напиши нам снова.',
      uz: 'Buni “Shaxsiy maʼlumotlar” boʻlimida tuzatish mumkin. Boʻlmasa, bizga yana yozing.',
    },
    created: 64,
    updated: 63,
  },
  {
    category: 'INVITATION',
    status: 'IN_PROGRESS',
    topic: 'Приглашение отклонено по ошибке',
    text: 'Друг никогда не обращался в приёмную комиссию, но приглашение отклонили с этой причиной.',
    answer: null,
    created: 3,
    updated: 2,
  },
  {
    category: 'OTHER',
    status: 'NEW',
    topic: 'Не приходят письма о заказах',
    text: 'Проверил спам, писем нет уже две недели.',
    answer: null,
    created: 1,
    updated: 1,
  },
];

/** A new ticket has not changed; an answer of the same day comes in the afternoon. */
const hourOfChange = ({ answer }: Row): number => (answer === null ? 11 : 16);

const ticketsAt = (rows: readonly Row[], now: Date) =>
  rows.map((row) => ({
    topic: row.topic,
    text: row.text,
    answer: row.answer?.ru ?? null,
    localAnswer: row.answer,
    categoryCode: row.category,
    statusCode: row.status,
    createdAt: dayAt(now, -row.created, 11, 12),
    updatedAt: dayAt(now, -row.updated, hourOfChange(row), 12),
  }));

export type SeedTicket = ReturnType<typeof ticketsAt>[number];

/** One ticket that the support answered and one that is closed (R2.27). */
export const studentTickets = (now: Date): SeedTicket[] => ticketsAt(STUDENT, now);

/** Tickets in every status. */
export const heavyTickets = (now: Date): SeedTicket[] => ticketsAt(HEAVY, now);
