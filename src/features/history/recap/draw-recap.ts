import { qrShape } from '#src/ui/app/QrCode/qr-shape.ts';
import { wrapText } from '#src/ui/app/SavePicture/wrap-text.ts';

/** Lengths in pixels: the upright format that networks show whole. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 80;
const QR_EDGE = 270;

/** What the picture shows, from top to bottom. */
export interface RecapPicture {
  readonly programme: string;
  readonly title: string;
  readonly season: string;
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  /** The member's referral link with its invitation; null without a link. */
  readonly invitation: { readonly text: string; readonly link: string } | null;
}

/** The brand's own colours, as its style sheet has them. */
function brandColours(): { from: string; to: string; spark: string } {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(name).trim();
  return { from: of('--brand-from'), to: of('--brand-to'), spark: of('--brand-spark') };
}

function paintGround(context: CanvasRenderingContext2D): string {
  const { from, to, spark } = brandColours();
  const gradient = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  context.fillStyle = gradient;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = spark;
  context.globalAlpha = 0.14;
  for (const [x, y, radius] of [
    [WIDTH, 120, 360],
    [0, HEIGHT, 300],
  ] as const) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
  return spark;
}

function drawInvitation(
  context: CanvasRenderingContext2D,
  { text, link }: NonNullable<RecapPicture['invitation']>,
  fontOf: (weight: number, size: number) => string,
): void {
  const shape = qrShape(link);
  if (!shape) return;
  const module = Math.floor(QR_EDGE / shape.modules);
  const edge = module * shape.modules;
  const top = HEIGHT - MARGIN - edge;
  context.fillStyle = '#fff';
  context.fillRect(MARGIN, top, edge, edge);
  context.save();
  context.translate(MARGIN, top);
  context.scale(module, module);
  context.fillStyle = '#000';
  context.fill(new Path2D(shape.path));
  context.restore();
  context.fillStyle = '#fff';
  context.font = fontOf(600, 44);
  const left = MARGIN + edge + 40;
  const fits = (part: string) => context.measureText(part).width <= WIDTH - MARGIN - left;
  const lines = wrapText(text, fits);
  for (const [index, line] of lines.entries())
    context.fillText(line, left, top + edge / 2 + (index - lines.length / 2) * 58);
}

/**
 * Draws a recap as a PNG in the brand's colours.
 * @throws when the browser gives no picture
 */
export async function drawRecap(recap: RecapPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The recap cannot be drawn');
  const spark = paintGround(context);
  const family = getComputedStyle(document.body).fontFamily;
  const fontOf = (weight: number, size: number) => `${weight} ${size}px ${family}`;
  context.textBaseline = 'top';
  let top = MARGIN;
  const write = (text: string, weight: number, size: number, colour = '#fff') => {
    // A word of another language or a large amount may be wider than the picture.
    context.font = fontOf(weight, size);
    const fitting = Math.min(1, (WIDTH - 2 * MARGIN) / context.measureText(text).width);
    context.font = fontOf(weight, Math.floor(size * fitting));
    context.fillStyle = colour;
    context.fillText(text, MARGIN, top);
    top += Math.ceil(size * 1.15);
  };
  write(recap.programme, 600, 40, spark);
  top += 12;
  write(recap.title, 650, 64);
  write(recap.season, 400, 48);
  top += 44;
  for (const [index, { value, label }] of recap.facts.entries()) {
    write(value, 700, index === 0 ? 120 : 64, index === 0 ? spark : '#fff');
    write(label, 400, 40);
    top += 28;
  }
  if (recap.invitation) drawInvitation(context, recap.invitation, fontOf);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The browser gave no picture');
  return png;
}
