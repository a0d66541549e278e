/** Texts of coins that wait for a second person (R11.6). */
export const sums = {
  lead: 'Суммы больше лимита решают двое: здесь нужна подпись второго.',
  filter: 'Какие показать',
  show: { open: 'Ждут решения', all: 'Все' },
  state: { open: 'ждёт решения', approved: 'одобрено', refused: 'отклонено' },
  by: '{{name}}, {{time}}',
  own: 'Свой запрос решает другой сотрудник',
  decidedBy: 'Решение: {{name}}',
  reason: 'Причина: {{reason}}',
  balance: 'Баланс',
  becomes: 'станет',
  adds: {
    approve: '{{name}} получит {{coins}}.',
    refuse: '{{name}} не получит {{coins}}: баланс останется прежним.',
  },
  takes: {
    approve: 'Спишем {{coins}}. Чей баланс: {{name}}.',
    refuse: 'Не спишем {{coins}}. Чей баланс: {{name}}.',
  },
  empty: { title: 'Решать нечего', text: 'Суммы больше лимита появятся здесь.' },
  approve: {
    open: 'Одобрить',
    title: 'Одобрить сумму?',
    confirm: 'Одобрить',
    done: 'Одобрено',
  },
  refuse: {
    open: 'Отклонить',
    title: 'Отклонить сумму?',
    confirm: 'Отклонить',
    done: 'Отклонено',
  },
} as const;
