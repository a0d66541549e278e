import { useState } from 'react';
import { cleanHref } from '#src/domain/href-parameter.ts';
import { scrub } from '#src/domain/scrub.ts';
import { useTranslate } from '#src/i18n/bilingual.ts';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { FunctionDemo } from './FunctionDemo.tsx';

/** Functions that protect personal data and the app's addresses, live (R2.4, R10.5). */
export function Security() {
  const translate = useTranslate();
  const [report, setReport] = useState(
    'GET /api/user?email=darya@example.test Bearer abcdefgh123456, +7 916 123-45-67, code 123456',
  );
  const [href, setHref] = useState('/my//orders/10664');
  return (
    <>
      <FunctionDemo
        name="scrub(text)"
        meaning={translate({
          ru: 'Почта, телефоны, ключи доступа, коды и хвосты адресов не попадают ни в журнал, ни в отчёт.',
          uz: 'Pochta, telefon, kirish kaliti, kod va manzil dumlari na jurnalga, na hisobotga tushadi.',
        })}
        result={scrub(report)}
      >
        <Input
          label={translate({ ru: 'Отчёт об ошибке', uz: 'Xato hisoboti' })}
          value={report}
          onChange={({ currentTarget }) => setReport(currentTarget.value)}
        />
      </FunctionDemo>
      <FunctionDemo
        name="cleanHref(href)"
        meaning={translate({
          ru: 'Путь внутри кабинета или ничего: чужие адреса, схемы и обманные знаки не открываются.',
          uz: 'Kabinet ichidagi yoʻl yoki hech narsa: begona manzil, sxema va aldamchi belgilar ochilmaydi.',
        })}
        result={
          cleanHref(href) ?? translate({ ru: 'null — не откроется', uz: 'null — ochilmaydi' })
        }
      >
        <Input
          label="?href="
          hint={translate({
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
