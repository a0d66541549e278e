import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { showToast } from '#src/state/overlays.ts';

/** Sends a member without an active physical card to GetCard and says why (R4.9). */
export function RedirectToGetCard() {
  useEffect(() => showToast({ key: 'cardNeeded', color: 'error' }), []);
  return <Navigate to={hrefs.getCard()} replace />;
}
