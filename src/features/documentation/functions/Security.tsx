import { useState } from 'react';
import { cleanHref } from '#src/domain/href-parameter.ts';
import { scrub } from '#src/domain/scrub.ts';
import { useSay } from '#src/i18n/bilingual.ts';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { FunctionDemo } from './FunctionDemo.tsx';

/** What keeps people's data and the app's addresses safe, live (R2.4, R10.5). */
export function Security() {
  const say = useSay();
  const [report, setReport] = useState(
    'GET /api/user?email=darya@example.test Bearer abcdefgh123456, +7 916 123-45-67, code 123456',
  );
  const [href, setHref] = useState('/my//orders/10664');
  return (
    <>
      <FunctionDemo
        name="scrub(text)"
        meaning={say({
          ru: 'Почта, телефоны, ключи доступа, коды и хвосты адресов не попадают ни в журнал, ни в отчёт.',
          uz: 'Pochta, telefon, kirish kaliti, kod va manzil dumlari na jurnalga, na hisobotga tushadi.',
        })}
        result={scrub(report)}
      >
        <Input
          label={say({ ru: 'Отчёт об ошибке', uz: 'Xato hisoboti' })}
          value={report}
          onChange={({ currentTarget }) => setReport(currentTarget.value)}
        />
      </FunctionDemo>
      <FunctionDemo
        name="cleanHref(href)"
        meaning={say({
          ru: 'Путь внутри кабинета или ничего: чужие адреса, схемы и обманные знаки не открываются.',
          uz: 'Kabinet ichidagi yoʻl yoki hech narsa: begona manzil, sxema va aldamchi belgilar ochilmaydi.',
        })}
        result={cleanHref(href) ?? say({ ru: 'null — не откроется', uz: 'null — ochilmaydi' })}
      >
        <Input
          label="?href="
          hint={say({
            ru: 'Попробуй //evil.example или /my/%2f/evil.example',
            uz: '//evil.example yoki /my/%2f/evil.example ni sinab koʻring',
          })}
          value={href}
          onChange={({ currentTarget }) => setHref(currentTarget.value)}
        />
      </FunctionDemo>
    </>
  );
}
