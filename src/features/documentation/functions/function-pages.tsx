import { cleanHref } from '#src/domain/href-parameter.ts';
import { stripEmoji } from '#src/domain/text/emoji.ts';
import { scrub } from '#src/domain/text/scrub.ts';
import type { DocPage } from '../sections.ts';
import { Core } from './Core.tsx';
import { TextDemo } from './FunctionDemo.tsx';
import { WelcomeBonusDemo } from './WelcomeBonusDemo.tsx';

/** Removes emoji from a text, live (R5.4). */
const Emoji = () => (
  <TextDemo
    name="stripEmoji(text)"
    meaning="Последовательности, флаги, клавиши и оттенки кожи уходят целиком."
    label="Текст"
    start="Ура 🎉 1️⃣ 👩🏽‍🎓 #1 © 2026 🇺🇿 ёж"
    resultOf={stripEmoji}
  />
);

/** Functions that protect personal data and the app's addresses, live (R2.4, R10.5). */
const Security = () => (
  <>
    <TextDemo
      name="scrub(text)"
      meaning="Почта, телефоны, ключи доступа, коды и хвосты адресов не попадают ни в журнал, ни в отчёт."
      label="Отчёт об ошибке"
      start="GET /api/user?email=darya@example.test Bearer abcdefgh123456, +7 916 123-45-67, code 123456"
      resultOf={scrub}
    />
    <TextDemo
      name="cleanHref(href)"
      meaning="Путь внутри кабинета или ничего: чужие адреса, схемы и обманные знаки не открываются."
      label="?href="
      hint="Попробуй //evil.example.org или /my/%2f/evil.example.org"
      start="/my//orders/10664"
      resultOf={(href) => cleanHref(href) ?? 'null — не откроется'}
    />
  </>
);

/** The pages of functions, each with live inputs (R2.50). */
export const functionPages: readonly DocPage[] = [
  {
    section: 'functions',
    id: 'core',
    title: 'Основные',
    summary: 'Числа, суммы, даты, телефоны и уровень дружбы: как кабинет считает и пишет.',
    keywords: 'core format number date phone friendship level',
    Content: Core,
  },
  {
    section: 'functions',
    id: 'emoji',
    title: 'Эмодзи',
    summary:
      'Из всего, что уходит на сервис, эмодзи вырезаются целиком; цифры, # * © ™ и ё остаются.',
    keywords: 'emoji strip',
    Content: Emoji,
  },
  {
    section: 'functions',
    id: 'security',
    title: 'Безопасность',
    summary: 'Что вырезается из отчётов об ошибках и какие адреса приложение соглашается открыть.',
    keywords: 'security scrub href token phone',
    Content: Security,
  },
  {
    section: 'functions',
    id: 'welcome-bonus',
    title: 'Приветственный бонус',
    summary: 'Когда показывается окно о приветственном бонусе: правило по операциям за 30 дней.',
    keywords: 'welcome bonus modal operations',
    Content: WelcomeBonusDemo,
  },
];
