import { useState } from 'react';
import { stripEmoji } from '#src/domain/text/emoji.ts';
import { Input } from '#src/ui/base/Input/Input.tsx';
import type { DocPage } from '../sections.ts';
import { Core } from './Core.tsx';
import { FunctionDemo } from './FunctionDemo.tsx';
import { Security } from './Security.tsx';
import { WelcomeBonusDemo } from './WelcomeBonusDemo.tsx';

/** Removes emoji from a text, live (R5.4). */
function Emoji() {
  const [text, setText] = useState('Ура 🎉 1️⃣ 👩🏽‍🎓 #1 © 2026 🇺🇿 ёж');
  return (
    <FunctionDemo
      name="stripEmoji(text)"
      meaning="Последовательности, флаги, клавиши и оттенки кожи уходят целиком."
      result={stripEmoji(text)}
    >
      <Input
        label="Текст"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </FunctionDemo>
  );
}

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
