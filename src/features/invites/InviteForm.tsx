import { useSearchParams } from 'react-router-dom';
import { parseFormAddress } from './form/form-address.ts';
import { FriendApplication } from './form/FriendApplication.tsx';
import { InviteOutcome } from './outcome/InviteOutcome.tsx';

/** /invite: the application for a friend, then what became of it (R2.24). */
export function InviteForm() {
  const [parameters] = useSearchParams();
  const { post, lead, referral } = parseFormAddress(parameters);
  if (lead !== null) return <InviteOutcome key={lead} mergelead={lead} />;
  return <FriendApplication key={post ?? 'new'} correctedId={post} referral={referral} />;
}
