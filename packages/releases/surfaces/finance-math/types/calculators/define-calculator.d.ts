import type { Calculator, CalculatorOf, WithText } from './calculator.js';
import type { Input } from './input.js';
import type { Output } from './output.js';
export declare function defineCalculator<const Inputs extends Readonly<Record<string, Input<string>>>, const Outputs extends Readonly<Record<string, Output<string>>>, Line extends string, Name extends string>(draft: CalculatorOf<string, Inputs, Outputs, Line, Name>): Calculator<WithText<Inputs>, WithText<Outputs>>;
