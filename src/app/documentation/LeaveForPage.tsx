import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { documentationAddress } from './documentation-address.ts';

/** Loads the UI kit, a separate page, when a navigation inside the area leads to it. */
export function LeaveForPage() {
  const { '*': rest = '' } = useParams();
  const { search } = useLocation();
  useEffect(() => location.replace(documentationAddress(rest, search)), [rest, search]);
  return null;
}
