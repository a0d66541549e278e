import { draw } from './drawings.ts';
import type { Tint } from './tint.ts';

/** The middle of a thing's close-up and how many times it is enlarged, where its own middle is not the most telling part. */
const TELLING: Readonly<Record<string, { x: number; y: number; zoom: number }>> = {
  backpack: { x: 200, y: 250, zoom: 2 },
  mug: { x: 196, y: 286, zoom: 2 },
  notebook: { x: 214, y: 214, zoom: 2 },
  powerbank: { x: 206, y: 190, zoom: 1.9 },
};

const MIDDLE = { x: 200, y: 260, zoom: 2.1 };

const FILTERS =
  '<filter id="solid" x="-20%" y="-20%" width="140%" height="150%">' +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="11" result="b"/>' +
  '<feOffset in="b" dx="10" dy="18" result="o"/>' +
  '<feFlood flood-color="#1c2233" flood-opacity="0.24"/><feComposite in2="o" operator="in" result="cast"/>' +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="9" result="e"/><feOffset in="e" dx="-13" dy="-10" result="f"/>' +
  '<feComposite in="SourceAlpha" in2="f" operator="out" result="rim"/>' +
  '<feFlood flood-color="#141a2c" flood-opacity="0.3"/><feComposite in2="rim" operator="in" result="shade"/>' +
  '<feMerge><feMergeNode in="cast"/><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/></feMerge></filter>' +
  '<filter id="soft" x="-40%" y="-200%" width="180%" height="500%"><feGaussianBlur stdDeviation="10"/></filter>';

function backdrop(tint: Tint): string {
  return (
    `<rect width="400" height="500" fill="${tint.ground}"/>` +
    `<path d="M52 500V236a148 148 0 0 1 296 0V500Z" fill="${tint.glow}"/>` +
    `<rect y="402" width="400" height="98" fill="${tint.ground}"/>` +
    `<rect y="402" width="400" height="98" fill="${tint.light}" opacity="0.4"/>` +
    `<ellipse cx="208" cy="412" rx="120" ry="13" fill="#1c2233" opacity="0.22" filter="url(#soft)"/>`
  );
}

/** The whole picture as an SVG document: backdrop, thing with its shade. Portrait, 4:5. */
export function picture(drawing: string, tint: Tint, isNear: boolean): string {
  const focus = isNear ? (TELLING[drawing] ?? MIDDLE) : null;
  const place = focus
    ? `<g transform="translate(200 250) scale(${focus.zoom}) translate(${-focus.x} ${-focus.y})">`
    : '<g>';
  const ground = focus ? `<rect width="400" height="500" fill="${tint.light}"/>` : backdrop(tint);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="640" height="800">' +
    `<defs>${FILTERS}</defs>${ground}${place}<g filter="url(#solid)">${draw(drawing, tint)}</g></g></svg>\n`
  );
}
