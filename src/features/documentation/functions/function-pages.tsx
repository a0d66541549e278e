import { useState } from 'react';
import { stripEmoji } from '#src/domain/emoji.ts';
import { useTranslate } from '#src/i18n/bilingual.ts';
import { Input } from '#src/ui/base/Input/Input.tsx';
import type { DocPage } from '../sections.ts';
import { Core } from './Core.tsx';
import { FunctionDemo } from './FunctionDemo.tsx';
import { Security } from './Security.tsx';
import { WelcomeBonusDemo } from './WelcomeBonusDemo.tsx';

/** Removes emoji from a text, live (R5.4). */
function Emoji() {
  const translate = useTranslate();
  const [text, setText] = useState('Ура 🎉 1️⃣ 👩🏽‍🎓 #1 © 2026 🇺🇿 ёж');
  return (
    <FunctionDemo
      name="stripEmoji(text)"
      meaning={translate({
        ru: 'Последовательности, флаги, клавиши и оттенки кожи уходят целиком.',
        uz: 'Ketma-ketliklar, bayroqlar, tugmalar va teri ranglari toʻliq ketadi.',
      })}
      result={stripEmoji(text)}
    >
      <Input
        label={translate({ ru: 'Текст', uz: 'Matn' })}
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
    title: { ru: 'Основные', uz: 'Asosiy' },
    summary: {
      ru: 'Числа, суммы, даты, телефоны и уровень дружбы: как кабинет считает и пишет.',
      uz: 'Sonlar, summalar, sanalar, telefonlar va doʻstlik darajasi: kabinet qanday hisoblaydi va yozadi.',
    },
    keywords: 'core format number date phone friendship level',
    Content: Core,
  },
  {
    section: 'functions',
    id: 'emoji',
    title: { ru: 'Эмодзи', uz: 'Emoji' },
    summary: {
      ru: 'Из всего, что уходит на сервис, эмодзи вырезаются целиком; цифры, # * © ™ и ё остаются.',
      uz: 'Xizmatga ketadigan har bir matndan emoji toʻliq olib tashlanadi; raqamlar, # * © ™ va ё qoladi.',
    },
    keywords: 'emoji strip',
    Content: Emoji,
  },
  {
    section: 'functions',
    id: 'security',
    title: { ru: 'Безопасность', uz: 'Xavfsizlik' },
    summary: {
      ru: 'Что вырезается из отчётов об ошибках и какие адреса приложение соглашается открыть.',
      uz: 'Xato hisobotlaridan nima olib tashlanadi va ilova qaysi manzillarni ochishga rozi boʻladi.',
    },
    keywords: 'security scrub href token phone',
    Content: Security,
  },
  {
    section: 'functions',
    id: 'welcome-bonus',
    title: { ru: 'Приветственный бонус', uz: 'Xush kelibsiz bonusi' },
    summary: {
      ru: 'Когда показывается окно о приветственном бонусе: правило по операциям за 30 дней.',
      uz: 'Xush kelibsiz bonusi oynasi qachon koʻrsatiladi: 30 kunlik amallar boʻyicha qoida.',
    },
    keywords: 'welcome bonus modal operations',
    Content: WelcomeBonusDemo,
  },
];
