import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { storeWantedScreen } from '#src/platform/wanted-screen.ts';
import { showToast } from '#src/state/overlays.ts';
import type { RouteName } from './app-route.ts';

interface RedirectToGetCardProps {
  /** The screen that needs a card. */
  wanted: RouteName;
  /** There is a card, which is off: GetCard says what to do about it. */
  isOff: boolean;
}

/** Sends a member without an active physical card to GetCard, which says why and leads back afterwards (R4.9). */
export function RedirectToGetCard({ wanted, isOff }: RedirectToGetCardProps) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isOff) return;
    storeWantedScreen({ to: pathname + search, name: wanted });
    showToast({ key: 'cardNeeded', color: 'error' });
  }, [isOff, pathname, search, wanted]);
  return <Navigate to={hrefs.getCard()} replace />;
}
