import { useState } from 'react';
import { stripEmoji } from '#src/domain/emoji.ts';
import { useTranslate } from '#src/i18n/bilingual.ts';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { FunctionDemo } from './FunctionDemo.tsx';

/** Removes emoji from a text, live (R5.4). */
export function Emoji() {
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
