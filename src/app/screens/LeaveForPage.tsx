import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { documentationAddress } from '../kit-address.ts';

/** Loads the UI kit, a page of its own, when a navigation inside of the area leads to it. */
export function LeaveForPage() {
  const { '*': rest = '' } = useParams();
  const { search } = useLocation();
  useEffect(() => location.replace(documentationAddress(rest, search)), [rest, search]);
  return null;
}
