import type { ReactNode } from 'react';
import type { BrandName } from '#src/brand/brand.ts';

/** The lines of each brand's mark on a square of 512; `spark` is the brand's second tone. */
export const MARKS: Readonly<Record<BrandName, (spark: string) => ReactNode>> = {
  synergy: () => (
    <>
      <path stroke="#2a1216" d="M256 256A72 72 0 1 1 190 357" />
      <path stroke="#fff" d="M322 155A72 72 0 1 0 256 256" />
    </>
  ),
  mti: (spark) => (
    <>
      <path stroke="#fff" d="M140 356V208L256 316L372 208V356" />
      <circle fill={spark} cx="256" cy="166" r="42" />
    </>
  ),
  mosap: (spark) => (
    <>
      <path stroke={spark} d="M126 370V272A130 130 0 0 1 386 272V370" />
      <path
        fill="#fff"
        d="M206 282A50 50 0 0 1 306 282V370A26 26 0 0 1 280 396H232A26 26 0 0 1 206 370Z"
      />
    </>
  ),
  people: (spark) => (
    <>
      <path stroke={spark} d="M140 276A116 104 0 0 0 372 276" />
      <circle fill={spark} cx="192" cy="176" r="40" />
      <circle fill="#fff" cx="320" cy="176" r="40" />
    </>
  ),
};
