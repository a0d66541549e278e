import { useState } from 'react';
import { cleanHref } from '#src/domain/href-parameter.ts';
import { scrub } from '#src/domain/text/scrub.ts';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { FunctionDemo } from './FunctionDemo.tsx';

/** Functions that protect personal data and the app's addresses, live (R2.4, R10.5). */
export function Security() {
  const [report, setReport] = useState(
    'GET /api/user?email=darya@example.test Bearer abcdefgh123456, +7 916 123-45-67, code 123456',
  );
  const [href, setHref] = useState('/my//orders/10664');
  return (
    <>
      <FunctionDemo
        name="scrub(text)"
        meaning="Почта, телефоны, ключи доступа, коды и хвосты адресов не попадают ни в журнал, ни в отчёт."
        result={scrub(report)}
      >
        <Input
          label="Отчёт об ошибке"
          value={report}
          onChange={({ currentTarget }) => setReport(currentTarget.value)}
        />
      </FunctionDemo>
      <FunctionDemo
        name="cleanHref(href)"
        meaning="Путь внутри кабинета или ничего: чужие адреса, схемы и обманные знаки не открываются."
        result={cleanHref(href) ?? 'null — не откроется'}
      >
        <Input
          label="?href="
          hint="Попробуй //evil.example или /my/%2f/evil.example"
          value={href}
          onChange={({ currentTarget }) => setHref(currentTarget.value)}
        />
      </FunctionDemo>
    </>
  );
}
