import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { openedAs, type VariantState } from '#src/domain/variant-address.ts';

interface VariantChoice {
  /** What the choice shows: at once, before the address and the product follow. */
  readonly chosenId: number;
  readonly choose: (id: number) => void;
}

/**
 * Puts the chosen variant into the address in place of the product that is shown: Back leads out of the thing, not
 * through its colours (R2.17).
 * @param id of the address
 */
export function useVariantChoice(id: number): VariantChoice {
  const navigate = useNavigate();
  const location = useLocation();
  const [latest, setLatest] = useState({ at: id, chosenId: id });
  return {
    chosenId: latest.at === id ? latest.chosenId : id,
    choose: (chosenId) => {
      const kept: VariantState = { openedAs: openedAs(location) ?? id };
      setLatest({ at: id, chosenId });
      void navigate(hrefs.product(chosenId), { replace: true, state: kept });
    },
  };
}
