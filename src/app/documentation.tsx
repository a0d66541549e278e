import { BrowserRouter } from 'react-router-dom';
import { readLook } from '#src/features/documentation/look.ts';
import { showLanguage } from '#src/features/documentation/use-dress.ts';
import { Documentation } from '#src/features/documentation/Documentation.tsx';

/** Makes the language of the address ready, so that no other one is seen first. */
export const prepareDocumentation = (): Promise<void> =>
  showLanguage(readLook(new URLSearchParams(location.search)).lang);

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
