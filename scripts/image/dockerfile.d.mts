export interface Stage {
  name: string | undefined;
  from: string;
  steps: { does: string; text: string }[];
}
export function readDockerfile(): Stage[];
export function variablesOf(stage: Stage): Record<string, string>;
