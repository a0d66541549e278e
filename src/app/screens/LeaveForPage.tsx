import { useEffect } from 'react';

/** Loads the address anew: it is a page of its own, reached by a navigation inside of the area. */
export function LeaveForPage() {
  useEffect(() => location.reload(), []);
  return null;
}
