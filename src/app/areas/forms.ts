import '#src/ui/base/Icon/other-icons.ts';
import { Addresses } from '#src/features/addresses/Addresses.tsx';
import { GetCard } from '#src/features/card/GetCard.tsx';
import { NoCard } from '#src/features/card/no-card/NoCard.tsx';
import { VerifyPhone } from '#src/features/card/verify/VerifyPhone.tsx';
import { Support } from '#src/features/help/support/Support.tsx';
import { InviteForm } from '#src/features/invites/InviteForm.tsx';
import { PersonalData } from '#src/features/personal-data/PersonalData.tsx';
import { EmailChangeRoute } from '../screens/EmailChangeRoute.tsx';
import { SettingsRoute } from '../screens/SettingsRoute.tsx';
import { WaitingRoute } from '../screens/WaitingRoute.tsx';

/** Screens to fill in: one file, loaded with the first of them. */
export const formScreens = {
  Addresses,
  EmailChangeRoute,
  GetCard,
  InviteForm,
  NoCard,
  PersonalData,
  SettingsRoute,
  Support,
  VerifyPhone,
  WaitingRoute,
};
