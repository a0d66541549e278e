import { BrowserRouter } from 'react-router-dom';
import { Documentation } from '#src/features/documentation/Documentation.tsx';

/**
 * The UI kit in place of the area: no sign-in, no member's data, no polling (R2.50). It is a page of its
 * own so that its frames do not count as tabs of a member.
 */
export function DocumentationPage() {
  return (
    <BrowserRouter basename="/my/documentation">
      <Documentation />
    </BrowserRouter>
  );
}
