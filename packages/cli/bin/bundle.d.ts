export function bundle(): Promise<string | null>;
export function fingerprint(): string;
export function makeBundle(program: string, file: string): Promise<void>;
