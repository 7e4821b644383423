import { type CalendarDate } from '../primitives/calendar-day.js';
export type RuleCertainty = 'certain' | 'probable' | 'uncertain';
export type RuleStep<Value> = readonly [from: string, value: Value, certainty?: RuleCertainty];
export interface DatedRule<Value> {
    name: string;
    steps: readonly RuleStep<Value>[];
    knownUntil: string;
    source: string;
    checkedOn: string;
    certainty: RuleCertainty;
}
export interface RuleOnDay<Value> {
    value: Value;
    from: string;
    certainty: RuleCertainty;
    assumed: boolean;
}
export declare function ruleOn<Value>(rule: DatedRule<Value>, date: CalendarDate): RuleOnDay<Value>;
export declare function ruleFor<Value>(argument: string, rule: DatedRule<Value>, date: CalendarDate | undefined): RuleOnDay<Value>;
export type DatedValues<Value> = Pick<DatedRule<Value>, 'steps'>;
export declare function newest<Value>(rule: DatedValues<Value>): Value;
