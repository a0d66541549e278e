import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, 'results.md');
const HEADING =
  '# Figures of the last benchmark runs\n\nEach benchmark replaces its own section. Compare figures of one machine only.\n';

export interface Report {
  /** Prints a line and adds it to the section. */
  readonly line: (text: string) => void;
  /** Replaces the section of this title in results.md, or appends it. */
  readonly save: () => void;
}

/** Collects what a benchmark prints, so that results.md shows the latest run of each. */
export function createReport(title: string): Report {
  const lines: string[] = [];
  return {
    line: (text) => {
      console.log(text);
      lines.push(text);
    },
    save: () => {
      const day = new Date().toISOString().slice(0, 10);
      const machine = `${day}, ${cpus().length} cores, Node ${process.versions.node}`;
      const section = `## ${title}\n\n${machine}\n\n\`\`\`text\n${lines.join('\n').trim()}\n\`\`\`\n`;
      const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEADING;
      const others = text.split(/^(?=## )/m).filter((part) => !part.startsWith(`## ${title}\n`));
      writeFileSync(FILE, [...others.map((part) => part.trimEnd()), section].join('\n\n'));
    },
  };
}
