import type { InferOutput } from 'valibot';
import { deskDevicesResponse, type deskDeviceResponse } from '#src/contract/acts/desk.ts';
import type { ListKind } from '#src/sync/staff/use-staff-list.ts';

export type Device = InferOutput<typeof deskDeviceResponse>['device'];

export const DEVICES: ListKind<InferOutput<typeof deskDevicesResponse>, Device> = {
  act: 'desk.devices',
  path: '/desk/devices',
  schema: deskDevicesResponse,
  rowsOf: ({ devices }) => devices,
};
