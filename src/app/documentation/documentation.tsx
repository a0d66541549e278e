import '#src/ui/base/Icon/other-icons.ts';
import { BrowserRouter } from 'react-router-dom';
import { parseAppearance } from '#src/features/documentation/appearance.ts';
import { Documentation } from '#src/features/documentation/Documentation.tsx';
import { showLanguage } from '#src/features/documentation/use-appearance.ts';

/** Loads the language of the address first, so that no other language is shown. */
export const prepareDocumentation = (): Promise<void> =>
  showLanguage(parseAppearance(new URLSearchParams(location.search)).lang);

/**
 * The UI kit instead of the area: no sign-in, no member's data, no polling (R2.50). It is a separate
 * page, so that its frames do not count as tabs of a member.
 */
export function DocumentationPage() {
  return (
    <BrowserRouter basename="/my/documentation">
      <Documentation />
    </BrowserRouter>
  );
}
